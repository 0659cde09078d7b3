/** How many a second each of the two stores when storing a given number. */
type RateOf = Record<'statements' | 'gateway', (count: number) => Promise<number>>

/**
 * Prints the rates of each round for compare-with-statements.mjs, which says how many rounds, and of how many. Both
 * have stored some before the first.
 */
export async function printRates({ statements, gateway }: RateOf, warmUp: number): Promise<void> {
  const [rounds = 0, count = 0] = process.argv.slice(2).map(Number)
  await statements(warmUp)
  await gateway(warmUp)
  const results: { statements: number; gateway: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    results.push({ statements: await statements(count), gateway: await gateway(count) })
  console.log(JSON.stringify(results))
}
