import type { ReactNode } from 'react';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { FormattedNode } from './formatted-node.ts';

/** Renders a parsed text as React elements. */
export const FormattedText = ({ nodes }: { nodes: readonly FormattedNode[] }) => elementsOf(nodes);

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
