// Loaded before a gateway that takes nothing but leads. What stores and draws pages takes longer to load than all the rest
// together, no lead needs it, and a test starts twenty of these.
import Module from 'node:module'

type Load = (request: string, ...rest: unknown[]) => unknown

const modules = Module as unknown as { _load: Load }
const { _load: load } = modules
modules._load = (request, ...rest) => (request === '../pages' ? {} : load.call(modules, request, ...rest))
