import type { Page } from '@playwright/test'

/** One animation of a panel: what started it, which property it changes, and for how long. */
export interface PanelAnimation {
  panel: string
  property: 'opacity' | 'transform'
  ms: number
  by: 'style sheet' | 'script'
}

/**
 * Records which animations of panels run in the frame that follows each choice of a tab, on every page that is opened
 * afterwards. It reads them in that frame, so the result does not depend on timing.
 */
export async function watchChoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const choices: PanelAnimation[][] = []
    Object.assign(window, { choices })
    const read = () =>
      choices.push(
        document.getAnimations().flatMap((animation) => {
          const { target } = animation.effect as KeyframeEffect
          const panel = (target as HTMLElement).dataset.panel
          if (!panel) return []
          const [first = {}] = (animation.effect as KeyframeEffect).getKeyframes()
          const ms = Number(animation.effect?.getTiming().duration)
          const by = animation instanceof CSSTransition ? ('style sheet' as const) : ('script' as const)
          return (['opacity', 'transform'] as const)
            .filter((property) => property in first)
            .map((property) => ({ panel, property, ms, by }))
        }),
      )
    // Runs after the page's own listeners, and before anything is drawn.
    addEventListener('change', () => requestAnimationFrame(read))
  })
}

const inOrder = (animations: PanelAnimation[]): PanelAnimation[] => {
  const name = ({ panel, property }: PanelAnimation) => `${panel} ${property}`
  return animations.sort((a, b) => name(a).localeCompare(name(b)))
}

/** Returns the animations of each choice so far, sorted by panel and property. */
export async function choicesOf(page: Page): Promise<PanelAnimation[][]> {
  const choices = await page.evaluate(() => (window as unknown as { choices: PanelAnimation[][] }).choices)
  return choices.map(inOrder)
}

/** Returns the expected animations of a choice: one panel enters and another leaves, each once. */
export function expectedAnimations(entering: string, leaving: string, by: PanelAnimation['by']): PanelAnimation[] {
  const move = (panel: string, ms: number) =>
    (['opacity', 'transform'] as const).map((property) => ({ panel, property, ms, by }))
  return inOrder([...move(entering, 700), ...move(leaving, 300)])
}
