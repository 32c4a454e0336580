import { Component, type ReactNode } from 'react'

interface QrBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** The code is a comfort: where its script does not arrive, the details beside it still pay. */
export class QrBoundary extends Component<QrBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
