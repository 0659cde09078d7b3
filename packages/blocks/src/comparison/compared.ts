import type { ComparisonProps } from './props'

/** The names of a row's cells, in the order of their columns. */
const PLACES = ['first', 'second', 'third'] as const

interface ComparedColumn {
  /** What its cells are called in a row. */
  place: (typeof PLACES)[number]
  title: string
  isChosen: boolean
}

/** Returns the columns that rows have cells for. A document may name more than are allowed. */
export function comparedColumns({ columns, chosen }: ComparisonProps): ComparedColumn[] {
  return PLACES.slice(0, columns.length).map((place, index) => ({
    place,
    title: columns[index]?.title || `第 ${index + 1} 列`,
    isChosen: place === chosen,
  }))
}
