import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** Styles the toasts of react-toastify; each kind sets two colours. */
export const Place = styled.div`
  /* The popover itself takes no room, so that the page under it can be pressed. */
  inset: auto;
  inline-size: 0;
  block-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  .Toastify__toast-container {
    --toastify-toast-width: 400px;
    --toastify-z-index: ${layers.toast};
    --toastify-toast-offset: 16px;
    --toastify-toast-top: 16px;
    --toastify-toast-right: 16px;
    --toastify-toast-min-height: 64px;
    --toastify-toast-padding: 12px 16px;
    --toastify-toast-bd-radius: var(--radius-l);
    --toastify-toast-shadow: var(--shadow-lifted);
    --toastify-color-light: var(--surface);
    --toastify-text-color-light: var(--ink);
    --toastify-color-progress-light: var(--kind);
    --toastify-color-progress-bgo: 0;
    max-inline-size: calc(100vw - 32px);
  }
  /* Keeps the box on phones, where the library would stretch it to both edges, and above the bars of the page. */
  .Toastify__toast-container.Toastify__toast-container {
    inset-block: calc(16px + env(safe-area-inset-top)) auto;
    inset-inline-start: 16px;
    inline-size: min(400px, calc(100vw - 32px));
    ${media.belowMd} {
      inset-block: auto calc(var(--bottom-bar-space, 0px) + var(--sticky-bar-space, 0px) + 4px);
    }
  }
  .Toastify__toast.Toastify__toast {
    gap: var(--space-3);
    margin-block-end: var(--space-3);
    overflow: hidden;
    font-family: inherit;
    border-radius: var(--radius-l);
    font-size: var(--text-body);
    line-height: 1.6;
  }
  .Toastify__progress-bar--wrp {
    block-size: 3px;
    border-radius: 0;
  }
  .Toastify__progress-bar {
    background: var(--kind);
  }
  .toast-success {
    --kind: var(--success);
    --kind-ground: var(--success-ground);
  }
  .toast-warning {
    --kind: var(--warning);
    --kind-ground: var(--warning-ground);
  }
  .toast-danger {
    --kind: var(--danger);
    --kind-ground: var(--danger-ground);
  }
  .toast-info {
    --kind: var(--info);
    --kind-ground: var(--info-ground);
  }
  .tile {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-s);
    background: var(--kind-ground);
    color: var(--kind);
  }
  .words {
    flex: 1;
    min-inline-size: 0;
  }
  .words b {
    display: block;
    font-weight: 700;
  }
  .words small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    flex: none;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: var(--text-small);
    font-weight: 700;
  }
  .close {
    justify-content: center;
    inline-size: 44px;
    margin-inline: calc(-1 * var(--space-1)) calc(-1 * var(--space-3));
    color: var(--ink-2);
  }
`;
