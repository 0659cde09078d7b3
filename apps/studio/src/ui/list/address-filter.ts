/** Tells whether a text of an address is what a field takes, and what it means; a schema of the contract is one. */
interface FieldReader {
  safeParse(text: unknown): { success: boolean; data?: unknown }
}

export interface AddressFilter<Filter> {
  /** Reads the filter from the end of an address. What the contract would refuse is left out, as if it were not there. */
  read(search: URLSearchParams): Filter
  /** Writes it there; what does not narrow leaves no trace. */
  write(filter: Filter): URLSearchParams
  /** Whether anything narrows at all. */
  isNarrow(filter: Filter): boolean
}

interface Options<Filter> {
  /** Says of a value that it must not stand in an address, which browsers keep and people send on. */
  isSecret?: (name: keyof Filter & string, value: unknown) => boolean
}

/** What a list is narrowed by, kept in the address: by these fields, in this order, as the call's own schema has them. */
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
