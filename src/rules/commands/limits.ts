/** Longest command that is analysed. `sh -c` gets no longer one: Linux ends an argument at 128 KiB (MAX_ARG_STRLEN). */
export const MAX_COMMAND_CHARS = 128 * 1024;

/** Substitutions, groups, wrappers and scripts within scripts, counted together. */
export const MAX_NESTING = 16;

/** Work on one command: characters scanned plus words produced. Function calls and `eval` count again. */
export const MAX_STEPS = 600_000;

/** Spellings of one word that are followed: brace expansion times the known values of its variables. More: refused. */
export const MAX_SPELLINGS = 256;

/** Values of one variable that are followed. A command that gives one more is refused. */
export const MAX_VALUES = 256;

/** Longest value that a variable is followed with. */
export const MAX_VALUE_CHARS = 32 * 1024;

/** Longest word that is judged as a path. A longer one is judged by containment. */
export const MAX_PATH_CHARS = 4096;
