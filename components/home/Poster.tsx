export function Poster({ stage }: { stage: 'alone' | 'watched' | 'inked' }) {
  return <svg data-stage={stage} />
}
