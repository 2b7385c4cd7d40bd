/**
 * A plate of ink: how often each pixel is printed. Discs that overlap are printed one over another, so that the ink
 * builds up.
 */
export class Plate {
  readonly counts: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.counts = new Float32Array(width * height)
  }

  /** Prints a disc, its edge as soft as one pixel. Middle and radius in pixels; `ink` is how much of a layer. */
  disc(x: number, y: number, r: number, ink = 1): void {
    const fromX = Math.max(0, Math.floor(x - r - 1))
    const toX = Math.min(this.width - 1, Math.ceil(x + r + 1))
    const fromY = Math.max(0, Math.floor(y - r - 1))
    const toY = Math.min(this.height - 1, Math.ceil(y + r + 1))
    for (let py = fromY; py <= toY; py += 1) {
      for (let px = fromX; px <= toX; px += 1) {
        const away = Math.sqrt((px + 0.5 - x) * (px + 0.5 - x) + (py + 0.5 - y) * (py + 0.5 - y))
        const covered = Math.min(1, Math.max(0, r - away + 0.5))
        const at = py * this.width + px
        if (covered > 0) this.counts[at] = (this.counts[at] as number) + ink * covered
      }
    }
  }

  /** A copy that can be printed on without changing this one. */
  copy(): Plate {
    const copy = new Plate(this.width, this.height)
    copy.counts.set(this.counts)
    return copy
  }
}
