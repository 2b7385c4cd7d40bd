import type { Page } from '@playwright/test'

/** One animation of a panel: what starts it, what it moves and for how long. */
export interface Movement {
  panel: string
  property: 'opacity' | 'transform'
  ms: number
  by: 'style sheet' | 'script'
}

/**
 * Notes what moves in the frame that follows each choice of a tab, from the first moment of every page that is opened
 * afterwards. Read from what was started, so that no clock matters.
 */
export async function watchChoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const choices: Movement[][] = []
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
    // After the page's own listeners, and before anything is drawn.
    addEventListener('change', () => requestAnimationFrame(read))
  })
}

const inOrder = (movements: Movement[]): Movement[] => {
  const name = ({ panel, property }: Movement) => `${panel} ${property}`
  return movements.sort((a, b) => name(a).localeCompare(name(b)))
}

/** The animations of each choice so far, in the order of panels and properties. */
export async function choicesOf(page: Page): Promise<Movement[][]> {
  const choices = await page.evaluate(() => (window as unknown as { choices: Movement[][] }).choices)
  return choices.map(inOrder)
}

/** The animations of a choice: the panel that enters and the one that leaves, each once. */
export function expectedMovements(comes: string, goes: string, by: Movement['by']): Movement[] {
  const move = (panel: string, ms: number) =>
    (['opacity', 'transform'] as const).map((property) => ({ panel, property, ms, by }))
  return inOrder([...move(comes, 700), ...move(goes, 300)])
}
