/** The cookie that stores a visitor's answer to the age question, and its lifetime in days. The privacy policy states both. */
export const AGE_ANSWER_COOKIE = 'ageAnswer';
export const AGE_ANSWER_DAYS = 365;
