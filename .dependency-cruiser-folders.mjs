import imports from './.dependency-cruiser.mjs';

/**
 * Refuses folders that import each other, checked by `npm test -- checks`. Tests may import any folder.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that need each other are one folder, or three.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...imports.options,
    exclude: { path: ['(^|/)(dist|testing|node_modules)/', '[.]test[.]tsx?$'] },
  },
};
