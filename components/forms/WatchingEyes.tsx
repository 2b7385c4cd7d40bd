import { Eyes } from '../ui/Eyes'
import styles from './WatchingEyes.module.css'

/** A pair of eyes that looks at the first field, and with `useWatchingEyes` at the one in focus. */
export function WatchingEyes({ className = '' }: { className?: string | undefined }) {
  return (
    <div data-watching-eyes="" className={`${styles.eyes} ${className}`}>
      <Eyes look={{ x: 0, y: 0 }} pupil={0.33} />
    </div>
  )
}
