/** What Vite replaces while it builds. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
