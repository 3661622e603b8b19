import { Component, type ReactNode } from 'react';
import { reportMissing } from '@/services/browser/firstLoad/loadAgain';

type Props = {
  children: ReactNode;
  /** Replaces children that threw. Without it they disappear, and `LostNotice` offers to try again. */
  fallback?: (tryAgain: () => void) => ReactNode;
  /** The path of the page. A new value renders the children again. */
  resetOn?: string;
};

type State = { failed: boolean };

/** Keeps an error of its children, thrown while rendering, from removing the rest of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };
  private clearNotice: () => void = () => {};

  static getDerivedStateFromError = (): State => ({ failed: true });

  private tryAgain = () => {
    this.clearNotice();
    this.setState({ failed: false });
  };

  override componentDidCatch() {
    if (!this.props.fallback) this.clearNotice = reportMissing(this.tryAgain);
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.failed && resetOn !== this.props.resetOn) this.tryAgain();
  }

  override componentWillUnmount() {
    this.clearNotice();
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback?.(this.tryAgain) : children;
  }
}
