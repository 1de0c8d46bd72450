import { Component, createContext, type ComponentType, type ReactNode } from 'react';

/** Shown in place of children that threw; a component can let them try again. */
export type Fallback = ReactNode | ComponentType<{ onRetry: () => void }>;

interface Props {
  /** A change renders the children again, as after a navigation. */
  resetKey: string;
  fallback: Fallback;
  onError?: () => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string;
  attempt: number;
}

/** How often the nearest error boundary has let its children try again. */
export const AttemptContext = createContext(0);

const nextAttempt = ({ failed, attempt }: State) => ({
  failed: false,
  attempt: failed ? attempt + 1 : attempt,
});

/** Shows `fallback` instead of children that throw while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { ...nextAttempt(state), resetKey };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  readonly #retry = () => this.setState(nextAttempt);

  override render() {
    const { fallback: Fallback, children } = this.props;
    if (this.state.failed)
      return typeof Fallback === 'function' ? <Fallback onRetry={this.#retry} /> : Fallback;
    return <AttemptContext value={this.state.attempt}>{children}</AttemptContext>;
  }
}
