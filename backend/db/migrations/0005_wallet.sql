-- The wallet's ledger is append-only, and an entry follows the newest one.
SELECT 1;
