import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayBeFormatted } from '@app/domain/story/story-markdown.ts';
import { withoutFormatting } from '@app/domain/story/without-formatting.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import paragraphs from '../../../ui/paragraphs.module.css';
import styles from './story-body.module.css';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { FormattedNode } from './formatted-node.ts';

/** Renders a parsed text as React elements. */
const FormattedText = ({ nodes }: { nodes: readonly FormattedNode[] }) => elementsOf(nodes);

const elementsOf = (nodes: readonly FormattedNode[]): ReactNode => nodes.map(elementOf);

function elementOf(node: FormattedNode, key: number): ReactNode {
  if (typeof node === 'string') return keepTogether(node);
  switch (node.as) {
    case 'br':
      return <br key={key} />;
    case 'ol':
      return (
        <ol key={key} start={node.start}>
          {elementsOf(node.inner)}
        </ol>
      );
    case 'page':
      return (
        <LocalLink key={key} to={node.to}>
          {elementsOf(node.inner)}
        </LocalLink>
      );
    case 'address':
      return (
        <a key={key} href={node.to} rel="noopener noreferrer">
          {elementsOf(node.inner)}
        </a>
      );
    case 'picture':
      return <BodyPicture key={key} {...node} />;
    case 'figure':
      return (
        <figure key={key}>
          <BodyPicture {...node} />
          {node.credit && <figcaption>{node.credit}</figcaption>}
        </figure>
      );
    default: {
      const Element = node.as;
      return <Element key={key}>{elementsOf(node.inner)}</Element>;
    }
  }
}

function BodyPicture({ path, alt }: { path: string; alt: string }) {
  return <Picture path={path} alt={alt} ratio="3/2" sizes="(min-width: 40rem) 38rem, 100vw" upTo={960} />;
}

/**
 * The query for a parsed text. A server-rendered page inlines its result like any other, so that a browser loads the parser
 * only for a text that it gets in another way, as after a change of the language. The result depends on the text alone: it is
 * never fetched again.
 */
export const formattedTextQuery = (text: string) =>
  queryOptions({
    queryKey: ['formattedText', text],
    queryFn: async () => (await import('./parse-story-text.ts')).parseStoryText(text),
    staleTime: 'static',
  });

/** The text of a story. Each line is a paragraph, and may be formatted. */
export function StoryBody({ text }: { text: string }) {
  return mayBeFormatted(text) ? (
    <FormattedBody text={text} />
  ) : (
    <Paragraphs text={text} className={styles.body} />
  );
}

/** Shows the lines without formatting until the text is parsed, and if the parser cannot be loaded. */
function FormattedBody({ text }: { text: string }) {
  const { data: nodes } = useQuery(formattedTextQuery(text));
  if (!nodes) return <Paragraphs text={withoutFormatting(text)} className={styles.body} />;
  return (
    <div className={classNames(paragraphs.paragraphs, styles.body)}>
      <FormattedText nodes={nodes} />
    </div>
  );
}
