/**
 * Returns the natural logarithm of the gamma function of a positive number: Stirling's series above 10, and below it the
 * recurrence that leads there. Exact to about 13 digits.
 * @source NIST Digital Library of Mathematical Functions, 5.11.1 and 5.5.1
 */
function logGamma(z: number): number {
  let [x, below] = [z, 0]
  for (; x < 10; x++) below += Math.log(x)
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7)
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series - below
}

/**
 * Returns the regularised incomplete beta function by its continued fraction, evaluated from the front (Lentz's method).
 * @source NIST Digital Library of Mathematical Functions, 8.17.22; Lentz (1976), Applied Optics 15, 668–671
 */
function incompleteBeta(x: number, a: number, b: number): number {
  // The fraction converges quickly on this side only.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  if (x <= 0) return 0
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a
  let [c, d, value] = [1, 0, 1]
  for (let step = 1; step < 1000; step++) {
    const m = step >> 1
    const even = (m * (b - m)) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m)) / ((a + 2 * m) * (a + 2 * m + 1))
    const part = x * (step % 2 === 0 ? even : odd)
    d = 1 / (1 + part * d)
    c = 1 + part / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return front / value
}

/** By degrees of freedom and `alpha`. A curve needs a few dozen whole degrees at thousands of moments. */
const ofWholeDegrees = new Map<string, number>()

/**
 * Returns the critical value of Student's t distribution, beyond which half of `alpha` lies on each side: 2.201 for 11 degrees
 * of freedom and .05.
 * @param degrees of freedom, above 0; need not be whole
 * @param alpha the probability of both tails together, between 0 and 1
 * @source P(|T| > t) = I_x(degrees / 2, 1 / 2) with x = degrees / (degrees + t²), solved for x by bisection
 */
export function studentT(degrees: number, alpha = 0.05): number {
  if (!Number.isInteger(degrees)) return bisect(degrees, alpha)
  const name = `${degrees} ${alpha}`
  const value = ofWholeDegrees.get(name) ?? bisect(degrees, alpha)
  ofWholeDegrees.set(name, value)
  return value
}

function bisect(degrees: number, alpha: number): number {
  let [low, high] = [0, 1]
  for (let round = 0; round < 200 && low < high; round++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (incompleteBeta(middle, degrees / 2, 0.5) < alpha) low = middle
    else high = middle
  }
  return Math.sqrt((degrees * (1 - high)) / high)
}
