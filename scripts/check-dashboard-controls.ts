import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { rootPath } from './local/paths.ts';

const FOLDER = 'web/src/admin';

/** Elements and types of `<input>` for which antd has a component. */
const ELEMENTS = ['select', 'table', 'dialog', 'form'];
const INPUT_TYPES = ['date', 'time', 'datetime-local', 'month', 'week', 'number', 'radio', 'file'];

/** Components of the public site that render such an element. */
const OF_SITE = /\b(SelectField|Select|Modal|TabList)\b/;

/** What stands there for a reason. */
const RECORDED = [
  // Decision 140: antd's form is more than the login's budget has room for.
  'web/src/admin/session/sign-in-form.tsx: <form>',
  // Decision 197: the phone's own list, without code, in the shell.
  'web/src/admin/shell/dashboard.tsx: <select>',
];

function typeOf({ attributes }: ts.JsxOpeningLikeElement): string {
  const type = attributes.properties.find(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'type',
  );
  const initializer = type && ts.isJsxAttribute(type) ? type.initializer : undefined;
  return initializer && ts.isStringLiteral(initializer) ? initializer.text : '';
}

/** Returns the elements and imports of a component's text that antd's components replace, as `path: what`. */
export function findHandWrittenControls(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      if (ELEMENTS.includes(tag)) found.push(`${path}: <${tag}>`);
      if (tag === 'input' && INPUT_TYPES.includes(typeOf(node)))
        found.push(`${path}: <input type="${typeOf(node)}">`);
    }
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('/ui/')) {
      const name = OF_SITE.exec(node.importClause?.getText() ?? '')?.[0];
      if (name) found.push(`${path}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const files = readdirSync(rootPath(FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(FOLDER, file));
  const found = files.flatMap((file) => findHandWrittenControls(file, readFileSync(rootPath(file), 'utf8')));
  const unrecorded = found.filter((control) => !RECORDED.includes(control));
  for (const control of unrecorded) console.error(`${control}: use antd's component`);
  // An entry that no longer applies would hide the next control in its file.
  const stale = RECORDED.filter((control) => !found.includes(control));
  for (const control of stale) console.error(`${control} is recorded, but no longer there`);
  process.exitCode = unrecorded.length + stale.length === 0 ? 0 : 1;
}
