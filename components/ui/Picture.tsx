import type { Picture as PictureFiles } from '../../lib/images/pictures/get-picture'

/**
 * A picture in the formats and widths made by `lib/images/pictures`.
 * @param sizes the width at which it is shown, as in `<img sizes>`, such as `(min-width: 768px) 50vw, 100vw`
 * @param eager true for the main picture of the first view; all others load when they are close to the window
 */
export function Picture({
  picture,
  alt,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureFiles
  alt: string
  sizes: string
  eager?: boolean
  className?: string
}) {
  const { sources, src, width, height } = picture
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        // A single file has no width descriptor, so `sizes` is not allowed.
        <source key={type} type={type} srcSet={srcset} sizes={srcset.includes(' ') ? sizes : undefined} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
