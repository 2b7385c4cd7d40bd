/**
 * Chooses an item at random, with a probability in proportion to its weight.
 * @param weights the weight of each item, in the same order
 * @param random draws a number from 0 to 1
 * @throws if there are no items
 */
export function chooseByWeight<Item>(items: readonly Item[], weights: readonly number[], random: () => number): Item {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const found = items.find((_, index) => {
    rest -= weights[index] ?? 0
    return rest < 0
  })
  const chosen = found ?? items[0]
  if (!chosen) throw new Error('There are no areas to look at. Give at least one.')
  return chosen
}
