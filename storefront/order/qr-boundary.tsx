import { Component, type ReactNode } from 'react'

interface QrBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** The QR code is optional: if its script fails to load, the details next to it suffice to pay. */
export class QrBoundary extends Component<QrBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
