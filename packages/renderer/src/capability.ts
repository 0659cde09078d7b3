declare const held: unique symbol

/**
 * Names what only some places can do, and carries the type of what does it. Taking leads is one (`LEADS`); orders and
 * trading work the same way, each with its own file beside `leads.ts`, and the host does not grow with them. A name is
 * a short string, which the build inlines wherever it is used: the loader must stay small.
 */
export type Capability<Thing> = string & { readonly [held]: Thing }

type Provided = readonly [Capability<unknown>, unknown]

/** For `createCapabilities`: what does it in this place. */
export function provide<Thing>(capability: Capability<Thing>, thing: NoInfer<Thing>): Provided {
  return [capability, thing]
}

/** The capabilities of a host: what was provided, and nothing else. */
export function createCapabilities(
  ...provided: Provided[]
): <Thing>(capability: Capability<Thing>) => Thing | undefined {
  const things = new Map<string, unknown>(provided)
  return <Thing>(capability: Capability<Thing>) => things.get(capability) as Thing | undefined
}
