/**
 * The source of the pages' styles: the views of all blocks, in a build of its own whose scripts no phone loads. This
 * keeps what only rendering needs out of the scripts that phones do load.
 */
import './registry/styles.generated'
