import type { Config } from '../../config/config'
import type { FileStore } from '../../files/file-store'
import { type KeptFiles, keptFiles } from '../../files/kept-files'
import { openFiles } from '../../files/open-files'

/** Where the bytes of assets are stored, by the assets' own names. */
export type AssetStorage = Pick<FileStore, 'put' | 'replace' | 'ask' | 'size' | 'read' | 'open'>

/**
 * Returns the storage in which this deployment keeps its assets, spread over folders by the first two characters of
 * their names. Whoever sends many of them closes `files` at the end.
 */
export function assetStorage(
  config: Pick<Config, 'dataDir' | 'fileStore'>,
  files: KeptFiles = keptFiles(),
): AssetStorage {
  const store = openFiles(config, files)
  return {
    put: (name, bytes) => store.put(assetPlace(name), bytes),
    replace: (name, bytes) => store.replace(assetPlace(name), bytes),
    ask: (name) => store.ask(assetPlace(name)),
    size: (name) => store.size(assetPlace(name)),
    read: (name) => store.read(assetPlace(name)),
    open: (name) => store.open(assetPlace(name)),
  }
}

/** Returns the name of an asset in the file store. */
export function assetPlace(name: string): string {
  return `assets/${name.slice(0, 2)}/${name}`
}
