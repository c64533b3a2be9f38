import { Component, type ReactNode } from "react";
import { brokenAgain, brokenHelp, brokenHome, brokenTitle } from "@messages/broken";
import { Button } from "../ui/Button";

interface Props {
  readonly children: ReactNode;
}

/** Shown instead of a screen that failed: kind words and two links. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <section className="narrow stack" role="alert">
        <h1>{brokenTitle}</h1>
        <p className="soft">{brokenHelp}</p>
        <p className="row">
          <Button onClick={() => location.reload()}>{brokenAgain}</Button>
          <a className="button button--outline" href="/">
            {brokenHome}
          </a>
        </p>
      </section>
    );
  }
}
