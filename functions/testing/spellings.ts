/** Returns twenty spellings of one e-mail address. */
export function spellings(email: string): string[] {
  const [name, host] = email.split('@') as [string, string];
  const mixed = [...email].map((letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter)).join('');
  const cases = [
    email,
    email.toUpperCase(),
    `${name}@${host.toUpperCase()}`,
    `${name.toUpperCase()}@${host}`,
    mixed,
  ];
  const spaces = ['', ' ', '\t', '\n'];
  return cases.flatMap((each) => spaces.map((space) => `${space}${each}${space}`));
}
