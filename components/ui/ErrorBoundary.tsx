import { Component, type ReactNode } from 'react';
import { reportMissing } from '@/utils/firstLoad/loadAgain';

type Props = {
  children: ReactNode;
  /** Stands in the place of children that threw. Without it nothing does, and the notice offers another try. */
  fallback?: (tryAgain: () => void) => ReactNode;
  /** Another value is another page: the children are rendered again. */
  resetOn?: string;
};

type State = { failed: boolean };

/** Children that throw while they render take nothing outside along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };
  private found: () => void = () => {};

  static getDerivedStateFromError = (): State => ({ failed: true });

  private tryAgain = () => {
    this.found();
    this.setState({ failed: false });
  };

  override componentDidCatch() {
    if (!this.props.fallback) this.found = reportMissing(this.tryAgain);
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.failed && resetOn !== this.props.resetOn) this.tryAgain();
  }

  override componentWillUnmount() {
    this.found();
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback?.(this.tryAgain) : children;
  }
}
