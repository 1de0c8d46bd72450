/** The length of a query for addresses, in characters. The address service accepts up to 40 Korean ones. */
export const ADDRESS_QUERY = { min: 2, max: 40 } as const;
