import type { ReactNode } from 'react'
import type { HomePage } from '../../lib/pages/home/view'

type Name = HomePage['markets']['uses'][number]['drawing']

/**
 * A use case as an outline of 96 by 64 units over fixation circles, drawn in the order of the headline: yellow, pink,
 * coral.
 */
export function UseDrawing({ name, className }: { name: Name; className: string | undefined }) {
  const [circles, outline] = drawings[name]
  return (
    <svg viewBox="0 0 96 64" className={className} aria-hidden="true">
      <g className="print">{circles}</g>
      <path d={outline} />
    </svg>
  )
}

/** One fixation circle. */
function Circle({ of: [cx, cy, r], colour }: { of: [number, number, number]; colour: 'coral' | 'yellow' | 'pink' }) {
  return <circle cx={cx} cy={cy} r={r} fill={`var(--circle-${colour})`} />
}

const drawings: Record<Name, [circles: ReactNode, outline: string]> = {
  'interface-design': [
    <>
      <Circle of={[58, 38, 9]} colour="yellow" />
      <Circle of={[66, 42, 14]} colour="coral" />
    </>,
    'M13 8h70a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM8 20h80M18 32h22M18 42h16M59.5 36h13a5.5 5.5 0 0 1 0 11h-13a5.5 5.5 0 0 1 0-11z',
  ],
  'marketing-material': [
    <>
      <Circle of={[50, 20, 10]} colour="pink" />
      <Circle of={[38, 24, 15]} colour="coral" />
    </>,
    'M30 4h36a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM34 18h26M34 28h18M34 50h10',
  ],
  'feature-development': [
    <>
      <Circle of={[48, 32, 16]} colour="yellow" />
      <Circle of={[56, 30, 10]} colour="coral" />
    </>,
    'M12 14h16a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4zM68 14h16a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H68a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4zM48 22v20M38 32h20',
  ],
  'shelf-placement': [
    <>
      <Circle of={[52, 36, 11]} colour="yellow" />
      <Circle of={[48, 30, 15]} colour="coral" />
    </>,
    'M4 54h88M10 54V24a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v30M39 54V16a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v38M68 54V28a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v26',
  ],
  'landing-pages': [
    <>
      <Circle of={[44, 30, 10]} colour="pink" />
      <Circle of={[34, 26, 15]} colour="coral" />
    </>,
    'M19 4h58a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5zM24 20h24M24 30h16M55 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0M24 48h48',
  ],
  'a-b-tests': [
    <>
      <Circle of={[64, 36, 12]} colour="yellow" />
      <Circle of={[70, 32, 17]} colour="coral" />
      <Circle of={[24, 34, 8]} colour="coral" />
    </>,
    'M10 12h30a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4zM56 12h30a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z',
  ],
}
