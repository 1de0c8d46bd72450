import type { Image, Link, Nodes, Paragraph } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { OBJECT_PATH } from '@app/domain/shared/object-path.ts';
import { toMarkdown } from '@app/domain/story/story-markdown.ts';
import type { FormattedNode } from './formatted-node.ts';

/** What Markdown can express and stories do not: HTML, code, rules, and links to addresses elsewhere in the text. */
const WITHOUT_HTML = {
  disable: {
    null: [
      'autolink',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'htmlFlow',
      'htmlText',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

/** Korean particles follow a word without a space: without this, `**볕담(양조장)**은` would show its asterisks. */
const EXTENSIONS = [WITHOUT_HTML, cjkFriendlyExtension()];

/** Returns the text of a story as data to render. HTML in it is text; other links and pictures than safe ones are left out. */
export const parseStoryText = (text: string): FormattedNode[] =>
  innerOf(fromMarkdown(toMarkdown(text), { extensions: EXTENSIONS }));

const innerOf = ({ children }: { children: readonly Nodes[] }): FormattedNode[] => children.flatMap(nodesOf);

/** Returns what a node of Markdown shows; of a kind that stories do not have, nothing. */
function nodesOf(node: Nodes): FormattedNode[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'break':
      return [{ as: 'br' }];
    case 'emphasis':
      return [{ as: 'em', inner: innerOf(node) }];
    case 'strong':
      return [{ as: 'strong', inner: innerOf(node) }];
    case 'link':
      return linkOf(node);
    case 'image':
      return pictureOf(node, 'picture');
    case 'paragraph':
      return paragraphOf(node);
    case 'heading':
      // The page's heading is the title.
      return [{ as: node.depth <= 2 ? 'h2' : 'h3', inner: innerOf(node) }];
    case 'blockquote':
      return [{ as: 'blockquote', inner: innerOf(node) }];
    case 'list':
      return node.ordered
        ? [{ as: 'ol', start: node.start ?? 1, inner: innerOf(node) }]
        : [{ as: 'ul', inner: innerOf(node) }];
    case 'listItem': {
      // An item of a single line needs no paragraph in it.
      const inner = node.children.flatMap((child) =>
        child.type === 'paragraph' ? innerOf(child) : nodesOf(child),
      );
      return [{ as: 'li', inner }];
    }
    default:
      return [];
  }
}

function paragraphOf(node: Paragraph): FormattedNode[] {
  const [only, ...others] = node.children;
  if (only?.type === 'image' && others.length === 0) return pictureOf(only, 'figure');
  return [{ as: 'p', inner: innerOf(node) }];
}

/** The addresses that a link may have outside of the site. */
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** A path of this site. Browsers ignore tabs and line breaks in addresses, and read a backslash as a slash. */
const SITE_PATH = /^\/(?![/\\\s])\P{Cc}*$/u;

/** Returns a link within the site, to a page of the web, a mail address or a telephone; of any other its text. */
function linkOf(node: Link): FormattedNode[] {
  const { url: to } = node;
  const inner = innerOf(node);
  if (SITE_PATH.test(to)) return [{ as: 'page', to, inner }];
  return URL.canParse(to) && PROTOCOLS.includes(new URL(to).protocol)
    ? [{ as: 'address', to, inner }]
    : inner;
}

/** Returns a picture of this site; of another site none is loaded. */
function pictureOf({ url: path, alt, title }: Image, as: 'figure' | 'picture'): FormattedNode[] {
  return OBJECT_PATH.test(path) ? [{ as, path, alt: alt ?? '', ...(title && { credit: title }) }] : [];
}
