-- Baskets of customers: what a guest's basket becomes at sign-in, and sellers without limits.
SELECT 1;
