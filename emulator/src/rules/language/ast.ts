import type { Span } from './source.ts';

/** The syntax tree of a rules file. Every node has its source range. */
export interface RulesFile extends Span {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

export interface Service extends Block {
  /** `cloud.firestore` or `firebase.storage`. */
  readonly name: string;
}

/** The contents of a service or match block; a service has no allow statements. */
export interface Block extends Span {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
}

export interface Match extends Block {
  readonly pattern: readonly PatternSegment[];
}

/** `events`, `{eventId}` or `{rest=**}`. */
export interface PatternSegment extends Span {
  readonly kind: 'literal' | 'single' | 'rest';
  /** The literal's text or the wildcard's name. */
  readonly text: string;
}

export type AllowMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow extends Span {
  /** As written, for messages: `['read', 'create']`. */
  readonly written: readonly string[];
  readonly methods: ReadonlySet<AllowMethod>;
  /** Null for an allow without a condition. */
  readonly condition: Expression | null;
}

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly parameters: readonly Name[];
  readonly bindings: readonly Binding[];
  readonly result: Expression;
}

export interface Name extends Span {
  readonly name: string;
}

/** `let name = value;` */
interface Binding extends Name {
  readonly value: Expression;
}

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = Span & {
  /** Number of pairs of parentheses around the expression. */
  readonly groups?: number;
} & (
    | {
        readonly type: 'literal';
        readonly value: null | boolean | bigint | number | string | Uint8Array;
        /** The magnitude of a negative integer literal, which counts as two expressions. */
        readonly signed?: true;
      }
    | { readonly type: 'name'; readonly name: string }
    | { readonly type: 'list'; readonly items: readonly Expression[] }
    | { readonly type: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly type: 'path'; readonly segments: readonly (string | Expression)[] }
    | { readonly type: 'member'; readonly object: Expression; readonly name: string }
    | { readonly type: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly type: 'slice';
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | {
        readonly type: 'call';
        readonly receiver: Expression | null;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly type: 'not'; readonly operand: Expression }
    | { readonly type: 'negate'; readonly operand: Expression }
    | {
        readonly type: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly type: 'logical';
        readonly operator: '&&' | '||';
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly type: 'conditional';
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
    | { readonly type: 'is'; readonly operand: Expression; readonly typeName: string }
  );

export type ExpressionType = Expression['type'];
export type ExpressionOf<T extends ExpressionType> = Extract<Expression, { type: T }>;
