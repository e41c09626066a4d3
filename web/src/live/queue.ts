// The steps that are still to be shown, one after the other.
//
// Each is handed to whoever shows it, and the next waits for its promise. Showing can be held (while somebody chooses
// how to catch up) and skipped (everything that waits is settled at once).

export class Queue<Item> {
  #items: Item[] = [];
  /** What was skipped while an item was being shown: settled right after it, so that the order holds. */
  #skipped: Item[] = [];
  #running = false;
  /** Whether the first of them is being shown just now. */
  #showing = false;
  #held = false;
  /** Whether one more is shown although the rest is held. */
  #once = false;
  readonly #show: (item: Item) => Promise<void>;
  readonly #settled: (item: Item) => void;
  readonly #due: (item: Item) => Promise<void> | null;

  /**
   * `show` lets an item happen before one's eyes; `settled` is told when it has. `due` says when it is time to show an item,
   * null for at once; one that is asked for on its own is not waited for.
   */
  constructor(show: (item: Item) => Promise<void>, settled: (item: Item) => void, due: (item: Item) => Promise<void> | null = () => null) {
    this.#show = show;
    this.#settled = settled;
    this.#due = due;
  }

  /** How many wait, the one that is being shown included. */
  get length(): number {
    return this.#items.length;
  }

  push(item: Item): void {
    this.#items.push(item);
    void this.#run();
  }

  /** Shows nothing more until `go`. */
  hold(): void {
    this.#held = true;
  }

  /** Shows one item, though the rest is held. */
  one(): void {
    this.#once = true;
    void this.#run();
  }

  go(): void {
    this.#held = false;
    void this.#run();
  }

  /** Settles everything that waits without showing it. What is being shown just now ends on its own. */
  skip(): void {
    const waiting = this.#items.splice(this.#showing ? 1 : 0);
    this.#held = false;
    if (!this.#showing) waiting.forEach((item) => this.#settled(item));
    else this.#skipped.push(...waiting);
  }

  /** Forgets everything that waits. What is being shown just now ends on its own. */
  clear(): void {
    this.#items.splice(this.#showing ? 1 : 0);
    this.#skipped = [];
    this.#held = false;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while ((!this.#held || this.#once) && this.#items.length > 0) {
      const item = this.#items[0]!;
      const due = this.#once ? null : this.#due(item);
      if (due) await due;
      // While it was waited for, the rest may have been held, skipped or forgotten.
      if (this.#items[0] !== item || (this.#held && !this.#once)) continue;
      this.#once = false;
      this.#showing = true;
      try {
        await this.#show(item);
      } catch (error) {
        // A movement that fails must not stop the game: the item is settled as if it had been shown.
        console.error(error);
      }
      this.#showing = false;
      this.#items.shift();
      this.#settled(item);
      this.#skipped.splice(0).forEach((each) => this.#settled(each));
    }
    this.#running = false;
    this.#once = false;
  }
}
