import { Component, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { Problem } from './Problem.tsx'

interface BoundaryProps {
  /** What is drawn: after an error it is tried again once this is another. */
  of: unknown
  children: ReactNode
}

interface BoundaryState {
  of: unknown
  error?: unknown
}

/** Keeps an error in drawing one part of the page from taking the rest with it, and says so in its place. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error() }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return of === state.of ? null : { of, error: undefined }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <Problem
        title={t('This cannot be displayed')}
        isSmall
        details={error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)}
        onRetry={() => this.setState({ error: undefined })}
      >
        {t('The rest of the page still works.')}
      </Problem>
    )
  }
}
