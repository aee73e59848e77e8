import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";

interface PartBoundaryProps {
  readonly children: ReactNode;
}

/** A part that fails, or whose code can't be loaded, takes nothing else of the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Button variant="default" size="compact-sm" onClick={() => location.reload()}>
        <Trans>A part is missing: load the page again</Trans>
      </Button>
    );
  }
}
