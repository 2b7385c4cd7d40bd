import type { ReactNode } from 'react'
import styles from './Sketch.module.css'
import type { FeatureId } from './Switcher'

/** What a closed panel shows of its feature: a drawing of 192 x 556. */
export function Sketch({ feature, className }: { feature: FeatureId; className: string | undefined }) {
  return (
    <svg viewBox="0 0 192 556" className={className} aria-hidden="true">
      {sketches[feature]}
    </svg>
  )
}

/** A face of radius 82, its eyes and mouth as two paths: the first is stroked, the second filled. */
function Face({ y, colour, line, fill }: { y: number; colour: string; line: string; fill?: string }) {
  return (
    <g transform={`matrix(1.08 0 0 1.08 96 ${y})`}>
      <circle r="76" fill={colour} />
      <path d={line} fill="none" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
      {fill && <path d={fill} fill="var(--ink)" />}
    </g>
  )
}

const sketches: Record<FeatureId, ReactNode> = {
  heatmaps: (
    <>
      <g className={`print ${styles.heat}`}>
        <rect width="192" height="556" />
        <circle cx="66" cy="248" r="25" />
        <circle cx="82" cy="262" r="19" />
        <circle cx="96" cy="306" r="30" />
        <circle cx="112" cy="290" r="22" />
        <circle cx="130" cy="246" r="16" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M46 275v66M13 308h66M146 275v66M113 308h66" strokeWidth="1.5" />
        <path
          d="M46 341a33 33 0 1 0 0-66a33 33 0 1 0 0 66M146 341a33 33 0 1 0 0-66a33 33 0 1 0 0 66M46 308L82 307L66 252M46 308L70 268M82 307C108 307 126 288 131 263M146 308L127 248Q122 236 103 243"
          strokeWidth="6"
        />
        <circle cx="82" cy="307" r="7" strokeWidth="4" />
        <path d="M54 245h22" strokeWidth="9" />
      </g>
    </>
  ),
  emotions: (
    <>
      <Face y={122} colour="var(--yellow)" line="M-40-12Q-26-34-12-12M12-12Q26-34 40-12M-34 22Q0 56 34 22" />
      <Face
        y={276}
        colour="var(--paper)"
        line="M-40-42Q-28-52-16-44M16-44Q28-52 40-42"
        fill="M-26-14m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M26-14m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0 30m-13 0a13 17 0 1 0 26 0a13 17 0 1 0-26 0"
      />
      <Face
        y={430}
        colour="var(--mint)"
        line="M-42-30L-14-27M12-40Q26-52 42-36M-24 36Q12 36 32 18"
        fill="M-24-9m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M26-11m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
      />
    </>
  ),
  heartRate: (
    <g fill="none" strokeWidth="3" stroke="var(--paper)" transform="matrix(1 0 0 1.2 0 -6)">
      <path d="M-4 74c30 6 50-2 78-6s40-22 62-16 40 4 60 0M-4 122c26 8 60 2 84-2s36-26 58-20 36 14 58 10M-4 172c30 2 56 8 82-4s40-34 62-24 36 20 56 12" />
      <path d="M-4 262c36-4 52 6 80-4s40-30 60-26 40 22 60 20M-4 300c30 4 60-4 84-8s34-22 56-16 40 12 60 6M-4 348c32 0 50-12 80-8s40-20 62-14 38 2 58-4M-4 410c34-6 54-2 82-10s38-18 60-14 38-6 58-12" />
      <path d="M-4 216c36 4 60 2 86-8s34-26 56-22 40 18 58 14" strokeWidth="10" stroke="var(--coral)" />
    </g>
  ),
  areasOfInterest: (
    <g transform="matrix(.86 0 0 .86 13.5 86)">
      <path d="M14 196C14 126 46 98 96 98s82 28 82 98z" fill="var(--coral)" />
      <rect x="8" y="208" width="176" height="22" rx="11" fill="var(--yellow)" />
      <rect x="12" y="242" width="168" height="46" rx="23" fill="var(--ink)" />
      <rect x="12" y="300" width="168" height="18" rx="9" fill="var(--paper)" />
      <path d="M14 330h164v14c0 26-16 38-40 38H54c-24 0-40-12-40-38z" fill="var(--coral)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="4">
        <path d="M10 84h172v116H10zM4 236h184v58H4z" />
        <path
          d="M5 79h10v10H5zM177 79h10v10h-10zM5 195h10v10H5zM177 195h10v10h-10z"
          fill="var(--mint)"
          strokeWidth="3"
        />
      </g>
    </g>
  ),
}
