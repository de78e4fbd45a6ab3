import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './lazy-module.tsx';

/**
 * Isolates rendering errors from the rest of the page. The root logs each error once. `retry`
 * renders the children again.
 */
export class ErrorBoundary extends Component<
  {
    renderFailure: (failure: { error: unknown; retry: () => void }) => ReactNode;
    onCatch?: ((error: unknown) => void) | undefined;
    children: ReactNode;
  },
  { caught: { error: unknown } | null }
> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) error.reset();
    this.props.onCatch?.(error);
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return this.props.renderFailure({
      error: caught.error,
      retry: () => this.setState({ caught: null }),
    });
  }
}
