/** Returns a rules file with these rules within `match /databases/{database}/documents`. */
export const rulesFile = (body: string, version: 1 | 2): string =>
  `rules_version = '${version}';
  service cloud.firestore { match /databases/{database}/documents { ${body}
  } }`;
