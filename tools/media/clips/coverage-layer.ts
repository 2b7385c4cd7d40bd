/** A layer of circles: how often each pixel is covered. Where circles overlap, their coverage adds up. */
export class CoverageLayer {
  readonly counts: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.counts = new Float32Array(width * height)
  }

  /** Adds a filled circle, whose edge is one pixel soft. Centre and radius are in pixels. */
  circle(x: number, y: number, r: number): void {
    const fromX = Math.max(0, Math.floor(x - r - 1))
    const toX = Math.min(this.width - 1, Math.ceil(x + r + 1))
    const fromY = Math.max(0, Math.floor(y - r - 1))
    const toY = Math.min(this.height - 1, Math.ceil(y + r + 1))
    for (let py = fromY; py <= toY; py += 1) {
      for (let px = fromX; px <= toX; px += 1) {
        const distance = Math.sqrt((px + 0.5 - x) * (px + 0.5 - x) + (py + 0.5 - y) * (py + 0.5 - y))
        const covered = Math.min(1, Math.max(0, r - distance + 0.5))
        const index = py * this.width + px
        if (covered > 0) this.counts[index] = (this.counts[index] as number) + covered
      }
    }
  }
}
