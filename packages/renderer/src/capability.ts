declare const held: unique symbol

/**
 * Names what only some places can do, and holds the type of what does it. Taking leads is one (`LEADS`); orders and
 * trading come the same way, each with a file of its own beside `leads.ts`, and the host does not grow with them.
 */
export type Capability<Thing> = string & { readonly [held]: Thing }

type Provided = readonly [Capability<unknown>, unknown]

export function defineCapability<Thing>(name: string): Capability<Thing> {
  return name as Capability<Thing>
}

/** For `createCapabilities`: what does it in this place. */
export function provide<Thing>(capability: Capability<Thing>, thing: NoInfer<Thing>): Provided {
  return [capability, thing]
}

/** The capabilities of a host: what is provided, and nothing else. */
export function createCapabilities(
  ...provided: Provided[]
): <Thing>(capability: Capability<Thing>) => Thing | undefined {
  const things = new Map<string, unknown>(provided)
  return <Thing>(capability: Capability<Thing>) => things.get(capability) as Thing | undefined
}
