import { regionsSource } from '@yingzao/regions/build'

/** Provinces, cities and districts, from the package that is a dependency of the build alone. */
export async function generate(): Promise<Record<string, string>> {
  return { 'packages/regions/src/regions.generated.ts': regionsSource() }
}
