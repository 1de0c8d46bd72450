/** The id of a question on the contact page, which opens when the address names it. */
export const questionId = (id: string) => `question-${id}`;
