import type { Chrome } from '../../lib/pages/chrome'
import { href } from '../../lib/shared/urls'
import { Value } from '../ui/Value'
import styles from './Footer.module.css'
import { Logo } from './Logo'
import { NavigationLink } from './NavigationLink'

/** The footer of every page: three lists of links, then the legal line. */
export function Footer({ name, home, footer, legalLine, menu }: Chrome) {
  return (
    <footer className={styles.footer} data-scheme="night">
      <div className={`wrap ${styles.top}`}>
        <a href={href('/')} className={styles.home}>
          <Logo name={name} size="footer" /> <span className="visually-hidden">{home}</span>
        </a>
        <nav aria-label={menu.footerLabel} className={styles.lists}>
          {footer.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.list}>
                {links.map((link) => (
                  <li key={link.href}>
                    <NavigationLink {...link} className={styles.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap">
        <ul className={styles.legal}>
          <li>{legalLine.copyright}</li>
          {legalLine.numbers.map(({ label, value }) => (
            <li key={label}>
              {label} <Value>{value}</Value>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
