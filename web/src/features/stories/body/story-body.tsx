import { queryOptions, useQuery } from '@tanstack/react-query';
import { mayBeFormatted } from '@app/domain/story/story-markdown.ts';
import { withoutFormatting } from '@app/domain/story/without-formatting.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import paragraphs from '../../../ui/paragraphs.module.css';
import { FormattedText } from './formatted-text.tsx';
import styles from './story-body.module.css';

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
