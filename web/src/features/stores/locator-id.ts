/** The id of the store locator, for links to it. */
export const LOCATOR_ID = 'store-locator';
