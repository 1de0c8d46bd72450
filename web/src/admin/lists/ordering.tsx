import { Button } from 'antd';
import { useRef, type DragEvent } from 'react';
import styles from './ordering.module.css';

/** Returns the list with the element at `index` moved by `by` places; the same list when that leads outside it. */
export function moveItem<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const target = index + by;
  const element = list[index];
  if (element === undefined || target < 0 || target >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(target, 0, element);
}

/**
 * Returns the properties by which the items of a list are dragged to another place: those of an item, on which another is dropped,
 * and those of its handle. The item itself is not draggable, because text in its fields could not be selected in Firefox.
 */
export function useDragging(onMove: (index: number, by: number) => void) {
  const dragged = useRef<number | null>(null);
  return (index: number) => ({
    item: {
      onDragOver: (event: DragEvent) => {
        if (dragged.current !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current === null) return;
        event.preventDefault();
        onMove(dragged.current, index - dragged.current);
        dragged.current = null;
      },
    },
    handle: {
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dragged.current = index;
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', '');
        dataTransfer.effectAllowed = 'move';
      },
      onDragEnd: () => {
        dragged.current = null;
      },
    },
  });
}

interface MoveControlsProps {
  index: number;
  count: number;
  /** The names of the buttons. */
  earlier: string;
  later: string;
  onMove: (index: number, by: number) => void;
  handle: ReturnType<ReturnType<typeof useDragging>>['handle'];
}

/** The handle by which an item is dragged, and the buttons that do the same by key or finger. */
export function MoveControls({ index, count, earlier, later, onMove, handle }: MoveControlsProps) {
  return (
    <>
      <span draggable className={styles.handle} aria-hidden="true" {...handle}>
        ⠿
      </span>
      <Button size="small" disabled={index === 0} aria-label={earlier} onClick={() => onMove(index, -1)}>
        ↑
      </Button>
      <Button size="small" disabled={index === count - 1} aria-label={later} onClick={() => onMove(index, 1)}>
        ↓
      </Button>
    </>
  );
}
