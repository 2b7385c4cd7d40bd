'use client'

import { Component, type ReactNode } from 'react'
import styles from './Island.module.css'
import { type KeptNodes, keepNodes } from './keep-nodes'

interface Props {
  name: string
  fault: string
  children: ReactNode
}

/**
 * Catches errors inside one island. Its nodes, with everything typed into them, stay in the page, with a message above.
 */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private kept: KeptNodes | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    this.dispatch(this.state.failed ? 'island:fault' : 'island:ready')
  }

  override componentDidCatch() {
    this.dispatch('island:fault')
  }

  private section() {
    return document.querySelector<HTMLElement>(`[data-island="${CSS.escape(this.props.name)}"]`)
  }

  private dispatch(type: 'island:ready' | 'island:fault') {
    this.section()?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { name: this.props.name } }))
  }

  private readonly putBack = (container: HTMLElement | null) => {
    if (container) this.kept?.putInto(container)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // React renders the failed state before it removes the nodes of the island, so they can still be found here.
    const section = this.section()
    if (section) this.kept ??= keepNodes(section)
    return (
      <>
        <p role="alert" className={styles.fault}>
          {this.props.fault}
        </p>
        <div className={styles.restored} ref={this.putBack} />
      </>
    )
  }
}
