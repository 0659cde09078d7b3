/** Parses a text from an address for a field, if the field accepts it; schemas of the contract can do this. */
interface FieldReader {
  safeParse(text: unknown): { success: boolean; data?: unknown }
}

export interface AddressFilter<Filter> {
  /**
   * Parses the filter from the query of an address. What the contract would refuse is left out, as if it were not
   * there.
   */
  read(search: URLSearchParams): Filter
  /** Writes it there; fields that do not filter are omitted. */
  write(filter: Filter): URLSearchParams
  /** Whether anything is filtered at all. */
  isNarrow(filter: Filter): boolean
}

interface Options<Filter> {
  /** Whether a value must not appear in an address, which browsers store and people pass on. */
  isSecret?: (name: keyof Filter & string, value: unknown) => boolean
}

/** The filter of a list, kept in the address: with these fields, in this order, as the call's own schema has them. */
export function addressFilter<Filter extends object>(
  fields: { readonly [Name in keyof Filter & string]-?: FieldReader },
  { isSecret = () => false }: Options<Filter> = {},
): AddressFilter<Filter> {
  const names = Object.keys(fields) as (keyof Filter & string)[]
  return {
    read(search) {
      const given = names.flatMap((name) => {
        const text = search.get(name)?.trim()
        const parsed = text ? fields[name].safeParse(text) : undefined
        return parsed?.success ? [[name, parsed.data]] : []
      })
      return Object.fromEntries(given) as Filter
    },
    write(filter) {
      const search = new URLSearchParams()
      for (const name of names) {
        const value: unknown = filter[name]
        if (isEmpty(value) || isSecret(name, value)) continue
        search.set(name, String(value))
      }
      return search
    },
    isNarrow: (filter) => names.some((name) => !isEmpty(filter[name])),
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === ''
}
