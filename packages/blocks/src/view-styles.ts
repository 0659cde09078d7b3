/**
 * What the styles of pages are made from: the views of all blocks, in a build of its own whose scripts no phone loads.
 * What only drawing needs thereby stays out of the scripts that phones do load.
 */
import './registry/styles.generated'
