const HAS_DOORS = /\bfrom '((?:\.\.\/)+(?:apps\/gateway|packages\/testkit)\/src\/[^']+)'/g

/**
 * Where a source reaches into the gateway or the testkit, past what their package.json exports.
 * @param {string} source
 * @returns {{ path: string, line: number }[]}
 */
export function importsPastDoors(source) {
  return Array.from(source.matchAll(HAS_DOORS), ({ index, 1: path = '' }) => ({
    path,
    line: source.slice(0, index).split('\n').length,
  }))
}
