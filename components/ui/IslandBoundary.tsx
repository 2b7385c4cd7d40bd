'use client'

import { Component, type ReactNode } from 'react'
import styles from './Island.module.css'
import { type Kept, keepNodes } from './keep-nodes'

interface Props {
  name: string
  fault: string
  children: ReactNode
}

/** Catches what goes wrong inside one island. The island's own nodes stay, with a message above: they hold what was typed. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private kept: Kept | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    this.announce(this.state.failed ? 'island:fault' : 'island:ready')
  }

  override componentDidCatch() {
    this.announce('island:fault')
  }

  private section() {
    return document.querySelector<HTMLElement>(`[data-island="${CSS.escape(this.props.name)}"]`)
  }

  private announce(type: 'island:ready' | 'island:fault') {
    this.section()?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { name: this.props.name } }))
  }

  private readonly putBack = (place: HTMLElement | null) => {
    if (place) this.kept?.putInto(place)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // React draws the failed state before it takes the island's nodes away: now they can still be found.
    const section = this.section()
    if (section) this.kept ??= keepNodes(section)
    return (
      <>
        <p role="alert" className={styles.fault}>
          {this.props.fault}
        </p>
        <div className={styles.kept} ref={this.putBack} />
      </>
    )
  }
}
